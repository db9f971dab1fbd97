import { Refused } from '../refused.ts';

const MAX_DEPTH = 100;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [...'"\\,[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/**
 * Limits the number of values in a JSON text without parsing the text, because parsing and validating 300,000 values
 * would block other requests.
 *
 * @throws `Refused` with status 413 if the text has too many values or is nested too deeply
 */
export function limitJson(bytes: Uint8Array, maxValues: number): void {
  let values = 1;
  let depth = 0;
  let isText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (isText) {
      if (byte === backslash) index += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === comma) values += 1;
    else if (byte === openList || byte === openObject) {
      values += 1;
      depth += 1;
    } else if (byte === closeList || byte === closeObject) depth -= 1;
    if (values > maxValues || depth > MAX_DEPTH) {
      throw new Refused('invalid-request', 413, 'The request body has too many values');
    }
  }
}
