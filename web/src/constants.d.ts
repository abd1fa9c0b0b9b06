/** Whether this is built as files for any web host: an app without a server (vite.config.ts). */
declare const __POCKET__: boolean;
