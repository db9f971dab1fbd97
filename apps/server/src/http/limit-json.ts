import { Refused } from '../refused.ts';

const mostDepth = 100;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/**
 * Counts the values of a JSON text without parsing it: to parse and validate 300,000 of them would hold up all other requests.
 *
 * @throws `Refused` with 413 when there are too many, or they are nested too deep
 */
export function limitJson(bytes: Uint8Array, mostValues: number): void {
  let values = 1;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === comma) values += 1;
    else if (byte === openList || byte === openObject) {
      values += 1;
      depth += 1;
    } else if (byte === closeList || byte === closeObject) depth -= 1;
    if (values > mostValues || depth > mostDepth) {
      throw new Refused('invalid-request', 413, 'The body has too many values');
    }
  }
}
