const MUSTACHE = /\{\{[^{}]*\}\}/g;
const QUOTED_OR_INDEXED =
  /"[^"]*"|'[^']*'|(?<=[\p{L}\p{N}_\]$])\[\s*(?:(\d{1,9})|"([^"\][]*)"|'([^'\][]*)')\s*\]|(?<=[\p{L}_$\]][\p{L}\p{N}_$-]*)(?:\.\d{1,9})+(?=[\s})~])/gu;

const LOOKED_UP = /\blookup\(\s*("[\w-]+"|'[\w-]+')\s*,\s*([\w.@-]+)\s*\)/g;

/** Lets authors write `lookup('assets', data.asset).name`, as code and formulas do. */
const asHelper = (mustache: string): string => mustache.replace(LOOKED_UP, '(lookup $1 $2)');

/** Lets authors write `data.rows[0]["first name"]`, as form.io's own texts do, and `data.rows.0`, where the parser does not. */
export function dotBrackets(text: string): string {
  return text.replace(MUSTACHE, (mustache) =>
    asHelper(mustache).replace(QUOTED_OR_INDEXED, (found, index?: string, double?: string, single?: string) => {
      if (found.startsWith('.')) return found.replace(/\d+/g, '[$&]');
      const name = index ?? double ?? single;
      return name === undefined ? found : `.[${name}]`;
    }),
  );
}
