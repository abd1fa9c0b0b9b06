/** Whether the server's app differs from the one that runs here. */
export function isOtherBuild(build: string): boolean {
  const mine = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  return Boolean(build && mine?.includes("/assets/") && !mine.endsWith(build));
}
