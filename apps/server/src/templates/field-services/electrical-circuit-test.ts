import {
  anyQuestionHas,
  calculated,
  calculatedText,
  checkbox,
  checklist,
  date,
  dropdown,
  equals,
  greaterThan,
  grid,
  isChecked,
  longText,
  note,
  number,
  photos,
  radioField,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

export const electricalCircuitTest: TemplateSource = {
  title: 'Electrical circuit test report',
  industry: 'Field Services',
  description:
    'Inspection and testing of a distribution board: what is seen with the supply off, then one row for each circuit with continuity, insulation, loop impedance and residual current. Each circuit gets its own verdict.',
  tags: ['Electrical', 'Test', 'Certificate'],
  icon: 'flash-outline',
  source: 'IEC 60364-6: verification of low-voltage installations',
  responseTitle: 'Board {Board}: {Verdict on the board}',
  pdf: { header: 'Electrical test report · board {Board}', orientation: 'landscape', scale: 0.9 },
  entries: [
    section('Installation', [
      sideBySide(
        text('Installation address', { required: true }),
        text('Board', { required: true, placeholder: 'DB-2' }),
        date('Tested on', { required: true, to: 'today' }),
      ),
      sideBySide(
        radioField('Purpose', ['New', 'Change or addition', 'Periodic'], { required: true }),
        dropdown('Earthing system', ['TN-S', 'TN-C-S', 'TT', 'IT'], { required: true }),
        number('Nominal voltage', { unit: 'V', required: true, min: 12, max: 1000, whole: true, value: 230 }),
      ),
      number('Years since the last test', {
        unit: 'years',
        required: true,
        min: 0,
        max: 60,
        whole: true,
        when: equals('Purpose', 'Periodic'),
      }),
      sideBySide(
        number('Earth electrode resistance', {
          unit: 'Ω',
          required: true,
          min: 0,
          max: 2000,
          decimals: 1,
          when: equals('Earthing system', 'TT'),
        }),
        number('Prospective fault current', { unit: 'kA', required: true, min: 0.1, max: 100, decimals: 2 }),
        number('Breaking capacity of the devices', {
          unit: 'kA',
          required: true,
          min: 1,
          max: 150,
          decimals: 1,
          check: [
            '[Breaking capacity of the devices] >= [Prospective fault current]',
            'The devices can’t break the fault current.',
          ],
        }),
      ),
      sideBySide(
        text('Instrument', { required: true, hint: 'Make and serial number' }),
        date('Instrument calibrated until', { required: true, from: 'today' }),
      ),
    ]),
    section('Inspection with the supply off', [
      checkbox('Isolated, locked and proved dead', { required: true }),
      checklist(
        'Inspection',
        [
          'Basic protection, no live part touchable',
          'Conductors identified',
          'Section of conductors fits devices',
          'Connections tight',
          'Main and added bonding',
          'Fire barriers closed',
          'Diagrams and labels',
          'Surge protection',
        ],
        ['Pass', 'C1 danger present', 'C2 may become dangerous', 'C3 improve', 'Not applicable'],
        { required: true },
      ),
      note('**C1: make it safe now.** Tell the owner in writing before you leave.', {
        when: anyQuestionHas('Inspection', 'C1 danger present'),
      }),
      longText('How the danger was removed', {
        required: true,
        when: anyQuestionHas('Inspection', 'C1 danger present'),
      }),
      photos('Photos of what was found'),
    ]),
    section('Circuits', [
      grid(
        'Circuits',
        [
          text('Circuit', { required: true }),
          dropdown('Protective device', ['B6', 'B10', 'B16', 'B20', 'B32', 'C10', 'C16', 'C20', 'C32'], {
            required: true,
          }),
          number('R1 + R2', { unit: 'Ω', min: 0, max: 100, decimals: 2 }),
          number('Insulation', { unit: 'MΩ', required: true, min: 0, max: 1000, decimals: 2 }),
          number('Zs measured', { unit: 'Ω', required: true, min: 0, max: 2000, decimals: 2 }),
          calculated(
            'Zs allowed',
            '0.8 * 230 / (IF(LEFT([Protective device], 1) = "C", 10, 5) * NUMBER(MID([Protective device], 2, 2)))',
            { unit: 'Ω', decimals: 2 },
          ),
          checkbox('RCD'),
          number('Trips in', { unit: 'ms', required: true, min: 0, max: 1000, when: isChecked('RCD') }),
          calculatedText(
            'Circuit passes',
            'IF(OR([Insulation] < 1, AND([RCD], [Trips in] > 300), AND(NOT([RCD]), [Zs measured] > [Zs allowed])), "No", "Yes")',
          ),
        ],
        { add: 'Add a circuit', required: true, most: 60 },
      ),
      sideBySide(
        calculated('Circuits tested', 'COUNT([Circuits])'),
        calculated('Circuits failed', 'COUNT([Circuits].[Circuit passes] = "No")'),
        calculated('Lowest insulation', 'MIN([Circuits].[Insulation])', { unit: 'MΩ', decimals: 2 }),
      ),
      note('Insulation is measured at 500 V for circuits up to 500 V, with devices unplugged. At least 1 MΩ.'),
      longText('Circuits taken out of use', { required: true, when: greaterThan('Circuits failed', 0) }),
    ]),
    section('Verdict', [
      calculatedText(
        'Verdict on the board',
        'IF([Circuits failed] > 0, "Not satisfactory", IF(COUNT([Circuits].[Insulation]) = 0, "Not tested yet", "Satisfactory"))',
      ),
      number('Next test within', {
        unit: 'years',
        required: true,
        min: 1,
        max: 10,
        whole: true,
        hint: 'Homes up to 10, work places 5, wet or public places 1 to 3',
      }),
      radioField('Customer told about open points', ['No open items', 'In writing', 'Not yet'], { required: true }),
      text('Who tells the customer', { required: true, when: equals('Customer told about open points', 'Not yet') }),
      text('Qualified person', { required: true }),
      signature('Signature of the qualified person', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Passes a good circuit',
      {
        Circuits: [{ Circuit: 'Sockets', 'Protective device': 'B16', Insulation: 200, 'Zs measured': 1.1, RCD: false }],
      },
      {
        gives: {
          'Zs allowed, row 1': 2.3,
          'Circuit passes, row 1': 'Yes',
          'Circuits failed': 0,
          'Verdict on the board': 'Satisfactory',
        },
        hidden: ['Circuits taken out of use'],
      },
    ),
    templateTest(
      'Fails a loop impedance that is too high for a C device',
      { Circuits: [{ Circuit: 'Pump', 'Protective device': 'C16', Insulation: 50, 'Zs measured': 1.3 }] },
      {
        gives: { 'Zs allowed, row 1': 1.15, 'Circuit passes, row 1': 'No', 'Verdict on the board': 'Not satisfactory' },
        shown: ['Circuits taken out of use'],
      },
    ),
    templateTest(
      'Fails a residual current device that trips too late',
      {
        Circuits: [
          {
            Circuit: 'Bath',
            'Protective device': 'B16',
            Insulation: 99,
            'Zs measured': 20,
            RCD: true,
            'Trips in': 420,
          },
        ],
      },
      { gives: { 'Circuit passes, row 1': 'No' }, shown: ['Trips in, row 1'] },
    ),
    templateTest(
      'Fails poor insulation',
      {
        Circuits: [
          { Circuit: 'Old', 'Protective device': 'B10', Insulation: 0.4, 'Zs measured': 1 },
          { Circuit: 'New', 'Protective device': 'B10', Insulation: 100, 'Zs measured': 1 },
        ],
      },
      { gives: { 'Circuits failed': 1, 'Lowest insulation': 0.4 } },
    ),
    templateTest(
      'Asks about the electrode in a TT system',
      { 'Earthing system': 'TT', 'Prospective fault current': 8, 'Breaking capacity of the devices': 6 },
      { shown: ['Earth electrode resistance'], wrong: { 'Breaking capacity of the devices': 'json' } },
    ),
  ],
};
