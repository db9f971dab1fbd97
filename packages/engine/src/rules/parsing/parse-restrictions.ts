import type { ComponentDefinition } from '../../definition/form-definition.ts';
import { isTrue, toRecord } from '../../definition/read-property.ts';
import { type PermissionLevel, permissionLevels } from '../../permissions/get-permission.ts';
import type { RuleBehavior } from '../form-rule.ts';

interface ParsedPermission {
  readonly kind: string;
  readonly does: RuleBehavior;
}

/** Lists the permissions that restrict a component: for the creator of the response and for named users. */
export function parsePermissions({
  creatorPermissions,
  permissions,
}: ComponentDefinition): readonly ParsedPermission[] {
  const creatorLevel = parseRestriction(creatorPermissions);
  const listed = Array.isArray(permissions) ? permissions.map(toRecord) : [];
  return [
    ...(creatorLevel
      ? [{ kind: 'creatorPermissions', does: { does: 'allow', level: creatorLevel, who: 'creator' } as const }]
      : []),
    ...listed.flatMap(({ permissionLevel, user }, index): readonly ParsedPermission[] => {
      const level = parseRestriction(permissionLevel);
      const userNames = (Array.isArray(user) ? user : [user]).map(getUserName).filter((name) => name !== '');
      if (!level || userNames.length === 0) return [];
      return [{ kind: `permissions[${index}]`, does: { does: 'allow', level, who: userNames } }];
    }),
  ];
}

/** Returns `hidden` or `view`; undefined for `edit`, which restricts nothing, and for unknown levels. */
function parseRestriction(stored: unknown): PermissionLevel | undefined {
  const word = typeof stored === 'string' ? stored.trim().toLowerCase() : '';
  return permissionLevels.find((level) => level === word && level !== 'edit');
}

function getUserName(user: unknown): string {
  const { displayName, mail, userPrincipalName, id } = toRecord(user);
  const found = [user, displayName, mail, userPrincipalName, id].find(
    (name) => typeof name === 'string' && name !== '',
  );
  return typeof found === 'string' ? found : '';
}

/** Limit of a component's answer. */
interface ParsedLimit {
  /** Property that contains the limit: `validate.min`, `fileMaxSize`. */
  readonly kind: string;
  /** Name of the validation error that an answer beyond the limit causes. */
  readonly limit: string;
  readonly value: unknown;
}

const validateLimits = [
  'minLength',
  'maxLength',
  'minWords',
  'maxWords',
  'min',
  'max',
  'pattern',
  'minYear',
  'maxYear',
];
const countLimits = ['minSelectedCount', 'maxSelectedCount', 'maxTags'];
const componentLimits = ['fileMinSize', 'fileMaxSize', 'filePattern', 'inputMask', ...countLimits];
const dateLimits = ['minDate', 'maxDate'];
const booleanLimits = ['onlyAvailableItems', 'unique'];

/** Stored values that mean "no limit". */
const unlimitedValues: ReadonlySet<unknown> = new Set([undefined, null, '', '*', 'any', false, 'false']);

/** Lists the limits of a component's answer. */
export function parseLimits(definition: ComponentDefinition): readonly ParsedLimit[] {
  const validate = toRecord(definition.validate);
  const datePicker = toRecord(definition.datePicker);
  const collectLimits = (prefix: string, stored: Readonly<Record<string, unknown>>, names: readonly string[]) =>
    names
      .filter((name) => !unlimitedValues.has(stored[name]) && !Number.isNaN(stored[name]))
      .map((limit) => ({ kind: `${prefix}${limit}`, limit, value: stored[limit] }));
  const pickerLimits = collectLimits('datePicker.', datePicker, dateLimits);
  return [
    ...collectLimits('validate.', validate, [...validateLimits, 'step']).filter(
      ({ limit, value }) => !isUnlimited(limit, value),
    ),
    ...collectLimits('', definition, componentLimits).filter(({ value }) => !/^0(\s*[KMG]?B)?$/i.test(String(value))),
    ...(pickerLimits.length > 0 ? pickerLimits : collectLimits('', definition, dateLimits)),
    ...booleanLimits
      .filter((name) => isTrue(validate[name]) || isTrue(definition[name]))
      .map((limit) => ({ kind: `validate.${limit}`, limit, value: true })),
  ];
}

/**
 * Returns true for a minimum length, word count or year, or a maximum year, of 0, which form.io stores for "no limit".
 */
const isUnlimited = (limit: string, value: unknown): boolean =>
  (limit === 'minLength' || limit === 'minWords' || limit === 'minYear' || limit === 'maxYear') && Number(value) === 0;
