/** The short names of styles; equal styles share one. */
const named = new Map();

/** The first download has hundreds of scoped classes, so their names have five letters, not fourteen. */
function cssHash({ hash, css, filename }) {
  const name = `s${hash(css).slice(-4)}`;
  if ((named.get(name) ?? css) !== css)
    throw new Error(`Take longer names: ${filename} has one that is taken`);
  named.set(name, css);
  return name;
}

export default { compilerOptions: { runes: true, cssHash } };
