import {
  atLeast,
  calculated,
  calculatedText,
  checkbox,
  checkboxGroup,
  date,
  dropdown,
  equals,
  grid,
  longText,
  notEquals,
  note,
  number,
  radioField,
  section,
  sideBySide,
  signature,
  type TemplateSource,
  templateTest,
  text,
} from '../writing/index.ts';

export const fallRiskAssessment: TemplateSource = {
  title: 'Fall risk assessment',
  industry: 'Health Care',
  description:
    'Six observations give a score from 0 to 125 that says how likely an adult patient is to fall. The plan of care follows the level, and a fall since the last assessment asks for more.',
  tags: ['Nursing', 'Score', 'Patient safety'],
  icon: 'human-cane',
  source: 'AHRQ, Preventing Falls in Hospitals: toolkit with the Morse Fall Scale',
  responseTitle: 'Fall risk {Patient number}: {Level of risk}',
  pdf: { header: 'Patient {Patient number} · ward {Ward}' },
  entries: [
    section('Patient', [
      sideBySide(
        text('Patient number', { required: true, pattern: ['[0-9]{6,10}', 'Six to ten digits, as on the wristband'] }),
        text('Ward', { required: true }),
        text('Bed'),
      ),
      sideBySide(
        number('Age of the patient', {
          unit: 'years',
          required: true,
          min: 18,
          max: 120,
          whole: true,
          hint: 'The scale is for adults',
        }),
        date('Assessed on', { required: true, to: 'today' }),
      ),
      dropdown(
        'Reason for the assessment',
        ['Admission', 'Each shift', 'Transfer from another ward', 'Change of condition', 'After a fall'],
        { required: true },
      ),
    ]),
    section('Score', [
      radioField('Fell during this stay or within three months', ['No', 'Yes'], { required: true }),
      radioField('More than one diagnosis', ['No', 'Yes'], { required: true }),
      radioField(
        'Walks with',
        ['Nothing, or is in bed, or with a nurse', 'Crutches, cane or walker', 'Hand on furniture'],
        { required: true },
      ),
      radioField('Drip or saline lock', ['No', 'Yes'], { required: true }),
      radioField('Gait', ['Normal, or doesn’t walk', 'Weak', 'Impaired'], {
        required: true,
        tip: 'Weak: stoops, short steps, a light touch for balance. Impaired: rises with difficulty, looks down, can’t walk without help.',
      }),
      radioField('Judges own ability', ['Rightly', 'Overestimates it or forgets limits'], { required: true }),
      sideBySide(
        calculated(
          'Fall score',
          'IF([Fell during this stay or within three months] = "Yes", 25, 0) + IF([More than one diagnosis] = "Yes", 15, 0) + IF([Walks with] = "Hand on furniture", 30, IF([Walks with] = "Crutches, cane or walker", 15, 0)) + IF([Drip or saline lock] = "Yes", 20, 0) + IF([Gait] = "Impaired", 20, IF([Gait] = "Weak", 10, 0)) + IF([Judges own ability] = "Overestimates it or forgets limits", 15, 0)',
        ),
        calculatedText('Level of risk', 'IF([Fall score] >= 45, "High", IF([Fall score] >= 25, "Moderate", "Low"))', {
          tip: 'Many hospitals begin at 25 and 45. Set the limits to your organization’s own.',
        }),
      ),
    ]),
    section('What adds to it', [
      checkboxGroup('Medicines that add to the risk', [
        'Sedatives',
        'Opioids',
        'Diuretics',
        'Blood pressure medicine',
        'Anticoagulants',
        'Insulin',
      ]),
      note('Anticoagulants: an injury from a fall is worse. Head injuries are always imaged.', {
        when: equals('Medicines that add to the risk', 'Anticoagulants'),
      }),
      sideBySide(
        number('Blood pressure lying', { unit: 'mmHg', min: 50, max: 260, whole: true }),
        number('Blood pressure after 3 minutes standing', { unit: 'mmHg', min: 40, max: 260, whole: true }),
      ),
      calculated('Drop on standing', '[Blood pressure lying] - [Blood pressure after 3 minutes standing]', {
        unit: 'mmHg',
      }),
      longText('What is done about the drop', { required: true, rows: 2, when: atLeast('Drop on standing', 20) }),
    ]),
    section('Plan of care', [
      checkboxGroup(
        'Done for every patient',
        [
          'Bed low and locked',
          'Call bell in reach',
          'Glasses and hearing aids in reach',
          'Non-slip footwear',
          'Way to the toilet lit',
        ],
        { required: true, least: 5 },
      ),
      checkboxGroup(
        'Added for this risk',
        [
          'Toilet rounds every two hours',
          'Help with every transfer',
          'Bed or chair alarm',
          'Bed near the nurses’ station',
          'Physiotherapy',
          'Pharmacist reviews medicines',
        ],
        { required: true, least: 2, when: notEquals('Level of risk', 'Low') },
      ),
      checkbox('Someone sits with the patient', { when: equals('Level of risk', 'High') }),
      grid(
        'Falls since the last assessment',
        [
          date('Day of the fall', { required: true, to: 'today' }),
          text('Where it happened', { required: true }),
          dropdown('Injury', ['None', 'Minor', 'Moderate', 'Major'], { required: true }),
        ],
        { add: 'Add a fall', required: true, when: equals('Fell during this stay or within three months', 'Yes') },
      ),
      checkbox('Patient and family know the plan', { required: true }),
      number('Assess again within', {
        unit: 'hours',
        required: true,
        min: 1,
        max: 72,
        whole: true,
        check: ['OR([Fall score] < 45, [Assess again within] <= 24)', 'At high risk at least once a day.'],
      }),
      signature('Signature of the nurse', { required: true }),
    ]),
  ],
  tests: [
    templateTest(
      'Scores zero without any risk factors',
      {
        'Fell during this stay or within three months': 'No',
        'More than one diagnosis': 'No',
        'Walks with': 'Nothing, or is in bed, or with a nurse',
        Gait: 'Normal, or doesn’t walk',
      },
      {
        gives: { 'Fall score': 0, 'Level of risk': 'Low' },
        hidden: ['Added for this risk', 'Falls since the last assessment'],
      },
    ),
    templateTest(
      'Reaches the maximum score',
      {
        'Fell during this stay or within three months': 'Yes',
        'More than one diagnosis': 'Yes',
        'Walks with': 'Hand on furniture',
        'Drip or saline lock': 'Yes',
        Gait: 'Impaired',
        'Judges own ability': 'Overestimates it or forgets limits',
      },
      {
        gives: { 'Fall score': 125, 'Level of risk': 'High' },
        shown: ['Someone sits with the patient', 'Falls since the last assessment'],
      },
    ),
    templateTest(
      'Finds a moderate risk for a drip and a cane',
      { 'Drip or saline lock': 'Yes', 'Walks with': 'Crutches, cane or walker' },
      { gives: { 'Fall score': 35, 'Level of risk': 'Moderate' }, hidden: ['Someone sits with the patient'] },
    ),
    templateTest(
      'Requires a daily assessment at high risk',
      {
        'Fell during this stay or within three months': 'Yes',
        'Drip or saline lock': 'Yes',
        'Assess again within': 48,
      },
      { gives: { 'Fall score': 45 }, wrong: { 'Assess again within': 'json' } },
    ),
    templateTest(
      'Asks about a drop in blood pressure',
      {
        'Blood pressure lying': 145,
        'Blood pressure after 3 minutes standing': 120,
        'Medicines that add to the risk': ['Anticoagulants'],
      },
      { gives: { 'Drop on standing': 25 }, shown: ['What is done about the drop'] },
    ),
  ],
};
