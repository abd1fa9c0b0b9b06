// Compiles the Python files of an archive with the Python that will run them: `node pocket_files.js FROM TO`.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [from, to] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.writeFile("/from.zip", new Uint8Array(readFileSync(from)));
python.runPython(`
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

with zipfile.ZipFile("/from.zip") as sources, zipfile.ZipFile("/to.zip", "w") as compiled:
    for name in sources.namelist():
        content = sources.read(name)
        if name.endswith(".py") and name != "anyio/__init__.py":  # which reads its own source
            code = compile(content, name, "exec", dont_inherit=True, optimize=2)
            name, content = name + "c", bytes(_code_to_hash_pyc(code, bytes(8), False))
        info = zipfile.ZipInfo(name)  # without a time: the same sources make the same archive
        compiled.writestr(info, content, zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(to, python.FS.readFile("/to.zip"));
