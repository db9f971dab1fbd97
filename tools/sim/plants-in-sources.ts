import { change, type Mutation } from './mutation.ts';

const sources = 'sync/src/data-sources/pull';

/** Mutations of loading the rows of data sources. */
export const dataSourceMutations: readonly Mutation[] = [
  {
    name: 'rows are live before all of them are there',
    changes: [
      change(
        `${sources}/pull-changes.ts`,
        'if (next && nextLink)\n    return saveRows(pull, known, next.rows, rows, () => ({ ...known, next: { ...next, token: nextLink } }));',
        'if (next && nextLink)\n    return saveRows(pull, known, next.rows, rows, () => ({ ...known, live: next.rows, next: { ...next, token: nextLink } }));',
      ),
    ],
  },
  {
    name: 'rows of a file go over those of before, piece by piece',
    changes: [
      change(
        `${sources}/pull-file.ts`,
        "const under = known.next?.rows ?? '';",
        "const under = known.live ?? known.next?.rows ?? '';",
      ),
      change(
        `${sources}/source-pull.ts`,
        "const live = known.next?.rows ?? known.live ?? '';",
        "const live = known.live ?? known.next?.rows ?? '';",
      ),
    ],
  },
  {
    name: 'rows stay when their source reads something else',
    changes: [
      change(
        'sync/src/data-sources/pull-data-sources.ts',
        'if (isOther || !isSame(before.config, row.config) || !row.sync.enabled)',
        'if (isOther || !row.sync.enabled)',
      ),
    ],
  },
  {
    name: 'a page is kept whatever its source reads by now',
    changes: [
      change(
        `${sources}/source-pull.ts`,
        'if (!isSame || present !== known.mark) throw new ConcurrentSourcePull();',
        'if (!now && isSame) throw new ConcurrentSourcePull();',
      ),
    ],
  },
  {
    name: 'the token of a page is kept before its rows',
    changes: [
      change(
        `${sources}/pull-changes.ts`,
        'const { next, live } = known;',
        "if (!known.next) known = await saveRows(pull, known, known.live ?? '', [], () => ({ ...known, token }));\n  await pull.ports.clock.wait(500);\n  const { next, live } = known;",
      ),
    ],
  },
  {
    name: 'a page of a hotel is read as a file',
    changes: [change(`${sources}/pull-file.ts`, 'content.size !== item.size', 'content.size < 0')],
  },
  {
    name: 'what is on its way to a source that is kept off is kept',
    changes: [change(`${sources}/source-pull.ts`, '&& !now.isOff &&', '&&')],
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
      change(`${sources}/source-pull.ts`, 'if (gone.length > 0) await tables.data.bulkDelete(gone);', 'void gone;'),
    ],
  },
  {
    name: 'what a cut round has left stays',
    changes: [
      change(
        `${sources}/source-pull.ts`,
        'await removeRounds(tables, getIdentifier(pull), known.live);',
        'void removeRounds;',
      ),
      change(
        `${sources}/source-pull.ts`,
        '  await removeRounds(tables, getIdentifier(pull), live);',
        "  if (known.live) await tables.data.where('dataSourceIdentifier').equals(known.live).delete();",
      ),
    ],
  },
];
