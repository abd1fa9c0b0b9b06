/**
 * Runs `decisions.py` in Pyodide, with the browser's matrices; prints the answer.
 *
 * Usage: node decisions.mjs PYODIDE DECISIONS FOLDER..., where Python imports from the folders.
 */
import { argv } from "node:process";
import * as matrices from "../../../web/src/pocket/matrices.ts";

const [pyodide, decisions, ...folders] = argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: pyodide });
python.registerJsModule("dacabo_matrices", matrices);
for (const [number, folder] of folders.entries()) {
    python.mountNodeFS(`/folders/${number}`, folder);
    python.globals.set("folder", `/folders/${number}`);
    python.runPython("import sys; sys.path.append(folder)");
}
python.runPython("sys.dont_write_bytecode = True");
const { main } = python.pyimport("pocket.harness.decisions");
console.log(main(Number(decisions)));
