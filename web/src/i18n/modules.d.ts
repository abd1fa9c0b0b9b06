declare module "messages:*" {
  const text: string;
  export default text;
}
