import { SEEN } from '../every-component/camera.ts';

/** What the form reads, as CSV files. */
export const sources = {
  sites: 'id,name\nS1,Quay\nS2,Mill\n',
  rooms: 'id,name,site\nR1,Boiler room,S1\nR2,Roof,S1\nR3,Cellar,S2\n',
  assets: [
    'id,name,room,maker',
    `${SEEN.value},Crane 7,R2,Liebherr`,
    'A-1,Boiler 1,R1,Worcester',
    'A-2,Boiler 2,R1,Worcester',
    'A-3,Pump 3,R3,Grundfos\n',
  ].join('\n'),
} as const;

const ofLabel = (key: string, label: string, column: string) => ({
  ...{ type: 'textfield', key, label, input: true, disabled: true },
  calculateValue: { lookup: ['assets', { var: 'data.label.value' }, column] },
});

const choice = (key: string, label: string, dataSourceId: string, more: object = {}) => ({
  ...{ type: 'spSelect', key, label, input: true, dataSourceId, labelProperty: 'name', sortBy: 'name' },
  ...more,
});

/** A label that fills fields, and choices that follow from each other. */
export const form = {
  display: 'form',
  components: [
    { type: 'barcode', key: 'label', label: 'Tag', input: true, manualEntry: true },
    ofLabel('scanned', 'Scanned asset', 'name'),
    ofLabel('maker', 'Maker', 'maker'),
    choice('site', 'Site', 'sites'),
    choice('room', 'Room', 'rooms', {
      ...{ filterQuery: "site eq '{{ data.site.id }}'", refreshOn: 'site', clearOnRefresh: true },
    }),
    choice('asset', 'Asset', 'assets', {
      ...{ filterQuery: "room eq '{{ data.room.id }}'", refreshOn: 'room', clearOnRefresh: true },
    }),
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};
