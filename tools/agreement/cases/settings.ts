import { choiceValues, createAnswers } from './answers.ts';
import { hasAnswer, type TestComponent } from './generate-components.ts';
import type { Random } from './random.ts';

type Settings = Record<string, unknown>;

const patterns = ['[A-Z]+\\d*', '^\\d{2,4}$', '(a|b)+c?', 'AB|a', '[^@]+@.+', '(?<=a)b', '('];
const multipleTypes = [
  'textfield',
  'number',
  'currency',
  'select',
  'datetime',
  'time',
  'email',
  'textarea',
  'phoneNumber',
];
const words = ['{{ field }} must be mended.', 'No more than {{ max }}.', 'Please look again.'];

/** Returns random settings of a component, except its logic. */
export function createSettings(part: TestComponent, random: Random): Settings {
  const { type } = part;
  const multiple = multipleTypes.includes(type) && random.isChosen(0.15);
  const settings: Settings = {
    ...(multiple && { multiple: true }),
    ...(random.isChosen(0.12) && { clearOnHide: random.isChosen(0.3) }),
    ...(random.isChosen(0.05) && { hidden: true, ...(random.isChosen(0.4) && { validateWhenHidden: true }) }),
    ...(random.isChosen(0.04) && { disabled: true }),
    ...(random.isChosen(0.06) && { permissions: [createPermission(random)] }),
    ...(random.isChosen(0.03) && { creatorPermissions: random.pick(['hidden', 'view', 'edit']) }),
  };
  if (!hasAnswer(part)) return { ...settings, ...createContentSettings(part) };
  const typeSettings = createTypeSettings(type, random);
  return {
    ...settings,
    ...typeSettings,
    ...(random.isChosen(0.2) && !part.isDuplicate && { defaultValue: createAnswers(type, multiple, random) }),
    ...(random.isChosen(0.08) && {
      errors: { required: 'Needed.', pattern: 'As on the card.', max: random.pick(words) },
    }),
    validate: {
      ...(random.isChosen(0.35) && { required: true }),
      ...(random.isChosen(0.1) && { customMessage: random.pick(words) }),
      ...(typeSettings.validate as Settings | undefined),
    },
  };
}

const createPermission = (random: Random) => ({
  user: { id: random.pick(['ada', 'ben']) },
  permissionLevel: random.pick(['hidden', 'view', 'edit']),
});

function createContentSettings({ type }: TestComponent): Settings {
  if (type === 'htmlelement') return { tag: 'p', content: 'Read {{ data.f1 }}' };
  return type === 'content' ? { html: '<p>So far {{ data.f2 }}</p>' } : {};
}

function createTypeSettings(type: string, random: Random): Settings {
  switch (type) {
    case 'textfield':
    case 'textarea':
    case 'email':
    case 'url':
      return { ...createMask(type, random), validate: createTextLimits(random) };
    case 'number':
    case 'currency':
      return {
        ...(random.isChosen(0.2) && { decimalLimit: random.nextBelow(3) }),
        validate: pickSome(random, { min: 1, max: random.pick([2, '3', 0]), step: 0.5, integer: true }),
      };
    case 'radio':
    case 'select':
      return createChoiceSettings(type, random);
    case 'selectboxes':
      return {
        values: choices,
        minSelectedCountMessage: 'At least {{minCount}}',
        validate: pickSome(random, {
          minSelectedCount: 2,
          maxSelectedCount: random.pick([1, 3]),
          onlyAvailableItems: true,
        }),
      };
    case 'day':
      return {
        dayFirst: random.isChosen(0.3),
        fields: {
          day: pickSome(random, { hide: true }),
          month: pickSome(random, { required: true }),
          year: pickSome(random, { required: true, minYear: 2000 }),
        },
        ...pickSome(random, { minDate: '2025-01-01', maxDate: '2026-12-01' }),
      };
    case 'datetime':
      return {
        enableTime: random.isChosen(0.7),
        enableDate: random.isChosen(0.9),
        datePicker: pickSome(random, { minDate: '2025-01-01', maxDate: '2026-11-24T08:30:00', disableWeekends: true }),
      };
    case 'phoneNumber':
      return random.isChosen(0.4) ? { inputMask: '(999) 999-9999' } : {};
    case 'datagrid':
      return {
        initEmpty: random.isChosen(0.3),
        validate: pickSome(random, { minLength: 2, maxLength: random.pick([1, 3]) }),
      };
    default:
      return {};
  }
}

const choices = choiceValues.map((value) => ({ label: `Choice ${value}`, value }));

function createChoiceSettings(type: string, random: Random): Settings {
  return {
    ...(type === 'radio' ? { values: choices } : { data: { values: choices } }),
    ...pickSome(random, { dataType: random.pick(['auto', 'string', 'number', 'boolean']) }),
    validate: pickSome(random, { onlyAvailableItems: true }),
  };
}

function createTextLimits(random: Random): Settings {
  const all = {
    minLength: 2,
    maxLength: random.pick([3, '4', 10]),
    minWords: 2,
    maxWords: 2,
    pattern: random.pick(patterns),
  };
  return pickSome(random, all, 0.15);
}

function createMask(type: string, random: Random): Settings {
  if (type !== 'textfield' || !random.isChosen(0.1)) return {};
  const inputMasks = [
    { label: 'x', mask: '99' },
    { label: 'y', mask: 'aa' },
  ];
  return random.isChosen(0.7) ? { inputMask: '99-aa' } : { allowMultipleMasks: true, inputMasks };
}

/**
 * Returns a random subset of the settings.
 *
 * @param share probability of each setting, from 0 to 1
 */
function pickSome(random: Random, all: Settings, share = 0.3): Settings {
  return Object.fromEntries(Object.entries(all).filter(() => random.isChosen(share)));
}
