/** A query option that can't be parsed; servers respond with 400. */
export class MalformedOption extends Error {
  override readonly name = 'MalformedOption';
}
