const MUSTACHE = /\{\{[^{}]*\}\}/g;
const QUOTED_OR_INDEXED =
  /"[^"]*"|'[^']*'|(?<=[\p{L}\p{N}_\]$])\[\s*(?:(\d{1,9})|"([^"\][]*)"|'([^'\][]*)')\s*\]|(?<=[\p{L}_$\]][\p{L}\p{N}_$-]*)(?:\.\d{1,9})+(?=[\s})~])/gu;

const LOOKED_UP = /\blookup\(\s*("[\w-]+"|'[\w-]+')\s*,\s*([\w.@-]+)\s*\)/g;

/** Rewrites `lookup('assets', data.asset).name`, as in code and formulas, to the helper syntax. */
const toHelperSyntax = (mustache: string): string => mustache.replace(LOOKED_UP, '(lookup $1 $2)');

/** Rewrites `data.rows[0]["first name"]` and `data.rows.0`, which form.io supports, to the syntax of the parser. */
export function toParserSyntax(text: string): string {
  return text.replace(MUSTACHE, (mustache) =>
    toHelperSyntax(mustache).replace(QUOTED_OR_INDEXED, (found, index?: string, double?: string, single?: string) => {
      if (found.startsWith('.')) return found.replace(/\d+/g, '[$&]');
      const name = index ?? double ?? single;
      return name === undefined ? found : `.[${name}]`;
    }),
  );
}
