/**
 * Runs a function of Python as a browser does, with the browser's matrices; prints its answer.
 *
 * Usage: node pyodide.mjs PYODIDE MODULE FILE FOLDER...
 *
 * The function is `main` of the module. It takes the text of the file and returns one. Python
 * imports from the folders.
 */
import { readFileSync } from "node:fs";
import { argv, exit, stdout } from "node:process";
import * as matrices from "../../../web/src/pocket/matrices.ts";

const [pyodide, module, text, ...folders] = argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: pyodide });
python.registerJsModule("dacabo_matrices", matrices);
for (const [number, folder] of folders.entries()) {
    python.mountNodeFS(`/folders/${number}`, folder);
    python.globals.set("folder", `/folders/${number}`);
    python.runPython("import sys; sys.path.append(folder)");
}
python.runPython("sys.dont_write_bytecode = True");
const { main } = python.pyimport(module);
// Node alone would wait for the timers of tasks that have been cancelled.
stdout.write(await main(readFileSync(text, "utf-8")), () => exit());
