/** A query option that nobody can read; a server answers 400. */
export class MalformedOption extends Error {
  override readonly name = 'MalformedOption';
}
