/**
 * The matrices of `dacabo.bots.matrices` where Python runs in a browser, which has no NumPy. The
 * functions are described there.
 */
export interface Matrix {
  /** Row by row. */
  elements: Float32Array;
  /** The number of rows, which Python's `len` returns. */
  length: number;
  columns: number;
}

export const matrix = (elements: Float32Array, length: number): Matrix => ({
  elements,
  length,
  columns: elements.length / length,
});

const zeros = (length: number, columns: number): Matrix =>
  matrix(new Float32Array(length * columns), length);

export const rows = ({ elements, columns }: Matrix, start: number, stop: number): Matrix =>
  matrix(elements.subarray(start * columns, stop * columns), stop - start);

/** Add a row of a matrix, times a factor, to a row of sums. */
function addRow(
  sums: Matrix,
  row: number,
  { elements, columns }: Matrix,
  index: number,
  factor = 1,
) {
  const target = sums.elements;
  for (let to = row * columns, from = index * columns; to < (row + 1) * columns; to++, from++)
    target[to]! += factor * elements[from]!;
}

export function gather(inputs: Matrix, indexes: Uint16Array, count: number): Matrix {
  const sums = zeros(count, inputs.columns);
  const each = indexes.length / count;
  indexes.forEach((index, position) => addRow(sums, Math.floor(position / each), inputs, index));
  return sums;
}

export function linear(inputs: Matrix, weights: Matrix, base?: Matrix): Matrix {
  const product = zeros(inputs.length, weights.columns);
  for (let row = 0; row < inputs.length; row++) {
    if (base) addRow(product, row, base, base.length > 1 ? row : 0);
    for (let index = 0; index < inputs.columns; index++) {
      const input = inputs.elements[row * inputs.columns + index]!;
      // Most inputs are 0: features are sparse, and so are the outputs of `relu`.
      if (input !== 0) addRow(product, row, weights, index, input);
    }
  }
  return product;
}

export function relu(inputs: Matrix): Matrix {
  const { elements } = inputs;
  for (let index = 0; index < elements.length; index++)
    if (elements[index]! < 0) elements[index] = 0;
  return inputs;
}

export function pairs(first: Matrix, second: Matrix): Matrix {
  const sums = zeros(first.length * second.length, second.columns);
  for (let row = 0; row < sums.length; row++) {
    addRow(sums, row, first, Math.floor(row / second.length));
    addRow(sums, row, second, row % second.length);
  }
  return sums;
}

export function join(...parts: Matrix[]): Matrix {
  const joined = zeros(
    1,
    parts.reduce((columns, part) => columns + part.columns, 0),
  );
  let start = 0;
  for (const { elements, columns } of parts) {
    joined.elements.set(elements, start);
    start += columns;
  }
  return joined;
}

export function summary(inputs: Matrix): Matrix {
  const { elements, length, columns } = inputs;
  const sums = zeros(1, columns);
  const maxima = matrix(elements.slice(0, columns), 1);
  for (let row = 0; row < length; row++) {
    addRow(sums, 0, inputs, row);
    for (let column = 0; column < columns; column++)
      maxima.elements[column] = Math.max(
        maxima.elements[column]!,
        elements[row * columns + column]!,
      );
  }
  return join(sums, maxima);
}
