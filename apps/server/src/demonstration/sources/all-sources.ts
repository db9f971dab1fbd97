import { createRandom } from '../create-random.ts';
import { locations } from '../forms/choices.ts';
import type { TeamKey } from '../forms/demo-form.ts';

const team = 'riversideQuarter';

const sites: DemoFileSource = {
  id: 'sites',
  team,
  title: 'Sites',
  fileName: 'sites.csv',
  columns: ['id', 'name', 'region', 'levels'],
  rows: locations.map((name, at) => [`S${at + 1}`, name, at < 4 ? 'Riverside' : 'Harbour', 2 + ((at * 5) % 7)]),
};

const kinds = [
  ['BO', 'Boiler', 'Worcester'],
  ['LI', 'Lift', 'Kone'],
  ['FD', 'Fire door', 'Ahmarra'],
  ['PU', 'Pump', 'Grundfos'],
  ['EL', 'Emergency light', 'Eaton'],
] as const;

const ASSET_COUNT = 5000;

function createAssetRows(): DemoFileSource['rows'] {
  const random = createRandom('assets');
  return Array.from({ length: ASSET_COUNT }, (_, at) => {
    const [tag, kind, maker] = kinds[at % kinds.length] ?? kinds[0];
    const id = `${tag}-${String(Math.floor(at / kinds.length) + 1).padStart(4, '0')}`;
    return [id, `${kind} ${id}`, kind, maker, random.pick(locations), random.integer(0, 9), random.integer(2004, 2025)];
  });
}

const assets: DemoFileSource = {
  id: 'assets',
  team,
  title: 'Assets',
  fileName: 'assets.csv',
  columns: ['id', 'name', 'kind', 'maker', 'site', 'level', 'installed'],
  rows: createAssetRows(),
};

const parts: DemoFileSource = {
  id: 'price-list',
  team,
  title: 'Price list',
  fileName: 'price-list.csv',
  columns: ['id', 'part', 'kind', 'price'],
  rows: [
    ['P-100', 'Expansion vessel', 'Boiler', '84.50'],
    ['P-101', 'Gas valve', 'Boiler', '129.00'],
    ['P-102', 'Ignition lead', 'Boiler', '18.20'],
    ['P-200', 'Door roller', 'Lift', '36.00'],
    ['P-201', 'Call button', 'Lift', '52.75'],
    ['P-300', 'Door closer', 'Fire door', '94.00'],
    ['P-301', 'Intumescent seal, 2 m', 'Fire door', '11.40'],
    ['P-302', 'Hinge, fire rated', 'Fire door', '14.90'],
    ['P-400', 'Shaft seal', 'Pump', '42.00'],
    ['P-401', 'Impeller', 'Pump', '118.00'],
    ['P-500', 'Battery pack, 3 h', 'Emergency light', '27.30'],
    ['P-501', 'LED module', 'Emergency light', '33.60'],
  ],
};

const partsInWorkbook: DemoFileSource = {
  ...parts,
  id: 'price-list-workbook',
  title: 'Price list (workbook)',
  fileName: 'price-list.xlsx',
};

const register: DemoSource = { id: 'asset-register', team, title: 'Asset register', submissionsOf: 'asset-register' };

const people: DemoSource = { id: 'team-members', team, title: 'Team members', isPeople: true };

/** Data sources of the demo. */
export const allSources: readonly DemoSource[] = [sites, assets, parts, partsInWorkbook, register, people];

interface BaseSource {
  /** ID of the data source, which form definitions refer to. */
  readonly id: string;
  readonly team: TeamKey;
  readonly title: string;
}

/** Data source from a file in the team's library. */
export interface DemoFileSource extends BaseSource {
  readonly fileName: string;
  /** Column names. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Data source that consists of the submissions of a form. */
export interface DemoSubmissionsSource extends BaseSource {
  /** Key of the demo form. */
  readonly submissionsOf: string;
}

/** Data source that consists of the members of the team. */
interface DemoPeopleSource extends BaseSource {
  readonly isPeople: true;
}

/** Data source of the demo. */
export type DemoSource = DemoFileSource | DemoSubmissionsSource | DemoPeopleSource;
