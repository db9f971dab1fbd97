/** A query option that can't be parsed; servers respond with 400. */
export class MalformedOptionError extends Error {
  override readonly name = 'MalformedOption';
}
