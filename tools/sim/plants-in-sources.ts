import { change, type Plant } from './plant.ts';

const sources = 'sync/src/data-sources/bring';

/** Bugs in how the rows of data sources are brought. */
export const plantsInSources: readonly Plant[] = [
  {
    name: 'rows are live before all of them are there',
    changes: [
      change(
        `${sources}/bring-changes.ts`,
        'if (next && nextLink)\n    return keepRows(bringing, known, next.rows, rows, () => ({ ...known, next: { ...next, token: nextLink } }));',
        'if (next && nextLink)\n    return keepRows(bringing, known, next.rows, rows, () => ({ ...known, live: next.rows, next: { ...next, token: nextLink } }));',
      ),
    ],
  },
  {
    name: 'rows of a file go over those of before, piece by piece',
    changes: [
      change(
        `${sources}/bring-file.ts`,
        "const under = known.next?.rows ?? '';",
        "const under = known.live ?? known.next?.rows ?? '';",
      ),
      change(
        `${sources}/bringing.ts`,
        "const live = known.next?.rows ?? known.live ?? '';",
        "const live = known.live ?? known.next?.rows ?? '';",
      ),
    ],
  },
  {
    name: 'rows stay when their source reads something else',
    changes: [
      change(
        'sync/src/data-sources/keep-sources.ts',
        'if (isOther || !isSame(before.config, row.config) || !row.sync.enabled)',
        'if (isOther || !row.sync.enabled)',
      ),
    ],
  },
  {
    name: 'a page is kept whatever its source reads by now',
    changes: [
      change(
        `${sources}/bringing.ts`,
        'if (!isSame || present !== known.mark) throw new BroughtElsewhere();',
        'if (!now && isSame) throw new BroughtElsewhere();',
      ),
    ],
  },
  {
    name: 'the token of a page is kept before its rows',
    changes: [
      change(
        `${sources}/bring-changes.ts`,
        'const { next, live } = known;',
        "if (!known.next) known = await keepRows(bringing, known, known.live ?? '', [], () => ({ ...known, token }));\n  await bringing.ports.clock.wait(500);\n  const { next, live } = known;",
      ),
    ],
  },
  {
    name: 'a page of a hotel is read as a file',
    changes: [change(`${sources}/bring-file.ts`, 'content.size !== item.size', 'content.size < 0')],
  },
  {
    name: 'what is on its way to a source that is kept off is kept',
    changes: [change(`${sources}/bringing.ts`, '&& !now.isOff &&', '&&')],
  },
  {
    name: 'what fails of a source that is kept off is told of',
    changes: [
      change(
        'sync/src/data-sources/pull-data-sources.ts',
        'if (!now || now.isOff) return false;',
        'if (!now) return false;',
      ),
    ],
  },
  {
    name: 'rows that are gone stay',
    changes: [
      change(`${sources}/bringing.ts`, 'if (gone.length > 0) await tables.data.bulkDelete(gone);', 'void gone;'),
    ],
  },
  {
    name: 'what a cut round has left stays',
    changes: [
      change(
        `${sources}/bringing.ts`,
        'await removeRounds(tables, identifier(bringing), known.live);',
        'void removeRounds;',
      ),
      change(
        `${sources}/bringing.ts`,
        '  await removeRounds(tables, identifier(bringing), live);',
        "  if (known.live) await tables.data.where('dataSourceIdentifier').equals(known.live).delete();",
      ),
    ],
  },
];
