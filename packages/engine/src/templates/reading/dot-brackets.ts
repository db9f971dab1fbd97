const MUSTACHE = /\{\{[^{}]*\}\}/g;
const QUOTED_OR_INDEXED =
  /"[^"]*"|'[^']*'|(?<=[\p{L}\p{N}_\]$])\[\s*(?:(\d{1,9})|"([^"\][]*)"|'([^'\][]*)')\s*\]|(?<=[\p{L}_$\]][\p{L}\p{N}_$-]*)(?:\.\d{1,9})+(?=[\s})~])/gu;

/** Lets authors write `data.rows[0]["first name"]`, as form.io's own texts do, and `data.rows.0`, where the parser does not. */
export function dotBrackets(text: string): string {
  return text.replace(MUSTACHE, (mustache) =>
    mustache.replace(QUOTED_OR_INDEXED, (found, index?: string, double?: string, single?: string) => {
      if (found.startsWith('.')) return found.replace(/\d+/g, '[$&]');
      const name = index ?? double ?? single;
      return name === undefined ? found : `.[${name}]`;
    }),
  );
}
