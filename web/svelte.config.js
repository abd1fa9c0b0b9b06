/** Which styles have which short name; equal ones share it. */
const named = new Map();

/** Scoped classes stand by the hundred in what is loaded first: five letters instead of fourteen. */
function cssHash({ hash, css, filename }) {
  const name = `s${hash(css).slice(-4)}`;
  if ((named.get(name) ?? css) !== css)
    throw new Error(`Take longer names: ${filename} has one that is taken`);
  named.set(name, css);
  return name;
}

export default { compilerOptions: { runes: true, cssHash } };
