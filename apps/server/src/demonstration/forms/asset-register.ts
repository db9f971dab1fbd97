import { createRandom } from '../create-random.ts';
import { deriveGuid } from '../derive-id.ts';
import { locations, submitButton, toChoices } from './choices.ts';
import type { DemoForm } from './demo-form.ts';

const key = 'asset-register';

/** Kinds of assets, with the prefix of their tags and their manufacturers. */
export const assetKinds = {
  Boiler: { tag: 'BO', maker: 'Worcester' },
  Lift: { tag: 'LI', maker: 'Kone' },
  'Fire door': { tag: 'FD', maker: 'Ahmarra' },
  Pump: { tag: 'PU', maker: 'Grundfos' },
  'Emergency light': { tag: 'EL', maker: 'Eaton' },
} as const;

export type AssetKind = keyof typeof assetKinds;

interface Asset {
  /** Submission number of the response that registered the asset. */
  readonly number: number;
  readonly tag: string;
  readonly kind: AssetKind;
  readonly place: string;
  readonly maker: string;
  readonly installed: number;
}

const ASSETS_PER_KIND = 4;

function createAssets(): readonly Asset[] {
  const random = createRandom(key, 'assets');
  const kinds = Object.keys(assetKinds) as AssetKind[];
  return Array.from({ length: kinds.length * ASSETS_PER_KIND }, (_, at) => {
    const kind = kinds[at % kinds.length]!;
    const { tag, maker } = assetKinds[kind];
    const label = `${tag}-${String(random.integer(101, 480)).padStart(4, '0')}`;
    return {
      number: at + 1,
      tag: label,
      kind,
      maker,
      place: random.pick(locations),
      installed: random.integer(2004, 2025),
    };
  });
}

/** Registered assets: each is one response of the asset register. */
export const registeredAssets: readonly Asset[] = createAssets();

/** Returns an asset's row in the data source of the asset register. */
export const getAssetRow = ({ number, kind, tag }: Asset) => {
  const responseId = deriveGuid(key, 'response', number);
  return { id: responseId, responseId, submissionNumber: number, title: `${kind} ${tag}` };
};

const schema = {
  display: 'form',
  components: [
    {
      type: 'textfield',
      key: 'tag',
      label: 'Number on the label',
      input: true,
      placeholder: 'BO-0412',
      validate: { required: true, pattern: '[A-Z]{2}-[0-9]{4}' },
    },
    {
      type: 'select',
      key: 'kind',
      label: 'What is it?',
      input: true,
      data: { values: toChoices(...Object.keys(assetKinds)) },
      validate: { required: true },
    },
    {
      type: 'select',
      key: 'place',
      label: 'Where is it?',
      input: true,
      data: { values: toChoices(...locations) },
      validate: { required: true },
    },
    { type: 'textfield', key: 'maker', label: 'Manufacturer', input: true },
    {
      type: 'number',
      key: 'installed',
      label: 'Installation year',
      input: true,
      validate: { min: 1950, integer: true },
    },
    {
      type: 'user',
      key: 'keeper',
      label: 'Maintained by',
      input: true,
      description: 'Choose a team member. The list is also available offline.',
    },
    submitButton,
  ],
};

/** Demo form that registers assets. Its responses are the data source of the asset check. */
export const assetRegister: DemoForm = {
  key,
  team: 'riversideQuarter',
  channel: 'Repairs',
  title: 'Asset register',
  category: 'Maintenance',
  icon: 'clipboard-list-outline',
  builder: 'jonas',
  published: [
    {
      content: { schema, responsesTitleTemplate: '{{data.kind}} {{data.tag}}' },
      comment: 'One response per asset',
    },
  ],
  responses: {
    count: registeredAssets.length,
    days: 90,
    people: { jonas: 3, marco: 1 },
    answers({ number }) {
      const { number: _own, ...asset } = registeredAssets[number - 1]!;
      return asset;
    },
    hasPdf: false,
  },
};
