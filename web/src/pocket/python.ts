// Starts Python in a worker: from its files, or in a moment from a snapshot of its memory.
import { loadPyodide, type PyodideAPI } from "pyodide";
import createModule from "pyodide/pyodide.asm.mjs";

/** The content of all files, by name. */
export type Contents = Record<string, Uint8Array<ArrayBuffer>>;

/** Where Python believes that its files are: every request to there is answered from memory. */
const PLACE = "https://pocket.invalid/";
const SITE = "/lib/site";
const NATIVE = `${SITE}/msgspec/_core.cpython-314-wasm32-emscripten.so`;

/** Nothing is installed later. */
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
  packages: {},
};

/** The parts of Emscripten's module that `loadPyodide` does not offer. */
interface Module {
  FS: PyodideAPI["FS"];
  HEAP8: Int8Array;
  _malloc(size: number): number;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  loadDynamicLibrary(path: string, flags: object): Promise<unknown>;
}

interface ModuleSettings {
  preRun: ((module: Module) => void)[];
  locateFile(path: string): string;
}

/** Start Python; afterwards `dacabo.pocket.browser` can be imported, and is with a snapshot. */
export async function startPython(
  contents: Contents,
  snapshot: Uint8Array<ArrayBuffer> | undefined,
): Promise<PyodideAPI> {
  answerFromMemory(contents);
  const options = {
    indexURL: PLACE,
    stdLibURL: `${PLACE}library.zip`,
    lockFileContents: JSON.stringify(NO_PACKAGES),
    createPyodideModule: (settings: ModuleSettings) => create(settings, contents, snapshot),
    ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
  };
  const python = await loadPyodide(options as unknown as Parameters<typeof loadPyodide>[0]);
  if (!snapshot) {
    python.unpackArchive(contents["dacabo.zip"]!, "zip", { extractDir: SITE });
    python.runPython(`
import sys

sys.path.insert(0, "${SITE}")

from dacabo.pocket.browser import prepare

prepare()
`);
  }
  return python;
}

/**
 * The module of Emscripten with the compiled library in it. A snapshot has only the memory of
 * Python: so the library is loaded before Python starts, which gives it the same place each time.
 */
async function create(
  settings: ModuleSettings,
  contents: Contents,
  snapshot: Uint8Array | undefined,
): Promise<Module> {
  const { promise: unloadable, reject } = withReject();
  const load = (module: Module) => {
    module.addRunDependency("native");
    module.FS.mkdirTree(NATIVE.slice(0, NATIVE.lastIndexOf("/")));
    module.FS.writeFile(NATIVE, contents["msgspec.so"]!);
    const flags = { loadAsync: true, global: false, nodelete: true };
    module
      .loadDynamicLibrary(NATIVE, flags)
      .then(() => module.removeRunDependency("native"), reject);
  };
  const locateFile = (path: string) =>
    path === NATIVE ? `${PLACE}msgspec.so` : settings.locateFile(path);
  const make = createModule as (settings: ModuleSettings) => Promise<Module>;
  const making = make({ ...settings, locateFile, preRun: [...settings.preRun, load] });
  const module = await Promise.race([making, unloadable]);
  if (snapshot && module.HEAP8.length < snapshot.length) {
    // The memory grows when somebody asks for more than there is; its content is replaced at once.
    module._malloc(snapshot.length - module._malloc(16));
  }
  return module;
}

function withReject(): { promise: Promise<never>; reject: (error: unknown) => void } {
  let reject!: (error: unknown) => void;
  const promise = new Promise<never>((_, refuse) => (reject = refuse));
  return { promise, reject };
}

function answerFromMemory(contents: Contents): void {
  const names: Record<string, string> = { "pyodide.asm.wasm": "python.wasm" };
  const network = fetch.bind(globalThis);
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : `${input}`;
    if (!url.startsWith(PLACE)) return network(input, init);
    const name = url.slice(PLACE.length);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    const content = contents[names[name] ?? name]!;
    return Promise.resolve(new Response(content, { headers: { "content-type": type } }));
  };
}
