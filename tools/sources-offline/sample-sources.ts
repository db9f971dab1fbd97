import { CAMERA_CODE } from '../every-component/camera.ts';

/** Maps the ID of a data source to its CSV file. */
export const sources = {
  sites: 'id,name\nS1,Quay\nS2,Mill\n',
  rooms: 'id,name,site\nR1,Boiler room,S1\nR2,Roof,S1\nR3,Cellar,S2\n',
  assets: [
    'id,name,room,maker',
    `${CAMERA_CODE.value},Crane 7,R2,Liebherr`,
    'A-1,Boiler 1,R1,Worcester',
    'A-2,Boiler 2,R1,Worcester',
    'A-3,Pump 3,R3,Grundfos\n',
  ].join('\n'),
} as const;

const createLookupField = (key: string, label: string, column: string) => ({
  ...{ type: 'textfield', key, label, input: true, disabled: true },
  calculateValue: { lookup: ['assets', { var: 'data.label.value' }, column] },
});

const createChoiceField = (key: string, label: string, dataSourceId: string, more: object = {}) => ({
  ...{ type: 'spSelect', key, label, input: true, dataSourceId, labelProperty: 'name', sortBy: 'name' },
  ...more,
});

/** A form with a barcode that fills in fields, and choices that depend on each other. */
export const lookupForm = {
  display: 'form',
  components: [
    { type: 'barcode', key: 'label', label: 'Tag', input: true, manualEntry: true },
    createLookupField('scanned', 'Scanned asset', 'name'),
    createLookupField('maker', 'Maker', 'maker'),
    createChoiceField('site', 'Site', 'sites'),
    createChoiceField('room', 'Room', 'rooms', {
      ...{ filterQuery: "site eq '{{ data.site.id }}'", refreshOn: 'site', clearOnRefresh: true },
    }),
    createChoiceField('asset', 'Asset', 'assets', {
      ...{ filterQuery: "room eq '{{ data.room.id }}'", refreshOn: 'room', clearOnRefresh: true },
    }),
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};
