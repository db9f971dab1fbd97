import type { BrokenRule } from '@tideform/engine';

/** English words of the rules, after form.io's templates. `{label}` and the rule's parameters are filled in. */
export const ISSUE_WORDS: Readonly<Record<string, string>> = {
  required: '{label} is required.',
  minLength: '{label} must have at least {limit} characters.',
  maxLength: '{label} must have no more than {limit} characters.',
  minWords: '{label} must have at least {limit} words.',
  maxWords: '{label} must have no more than {limit} words.',
  minRows: '{label} must have at least {limit} rows.',
  maxRows: '{label} must have no more than {limit} rows.',
  min: '{label} cannot be less than {limit}.',
  max: '{label} cannot be greater than {limit}.',
  step: '{label} must be a multiple of {limit}.',
  integer: '{label} must be a whole number.',
  number: '{label} must be a number.',
  pattern: '{label} does not match the expected pattern.',
  email: '{label} must be an email address.',
  url: '{label} must be an address of the web.',
  nonarray: '{label} must be one answer, not a list.',
  onlyAvailableItems: '{label} must be one of the choices.',
  minSelectedCount: 'Choose at least {limit} in {label}.',
  maxSelectedCount: 'Choose no more than {limit} in {label}.',
  uniqueValue: 'Value must be unique',
  uniqueKey: 'One of the columns is already using this key.',
  missingKey: 'Property name is required',
  keyPattern:
    'The property name must only contain alphanumeric characters, underscores, dots and dashes and should not be ended by dash or dot.',
  columnWidth: 'Width must be a whole number from 1 to 12.',
  missingLabel: 'Label is required',
  missingValue: 'Value is required',
  json: '{label} must be valid JSON.',
  phoneNumber: '{label} must be a phone number with the code of its country.',
  mask: '{label} must look like {mask}.',
  date: '{label} must be a date.',
  time: '{label} must be a time.',
  day: '{label} must be a day that exists.',
  requiredDay: '{label} needs a day.',
  requiredMonth: '{label} needs a month.',
  requiredYear: '{label} needs a year.',
  minDate: '{label} cannot be before {limit}.',
  maxDate: '{label} cannot be after {limit}.',
  minYear: '{label} cannot be before the year {limit}.',
  maxYear: '{label} cannot be after the year {limit}.',
  disabledDate: '{label} cannot be on that day.',
  filePattern: '{file} is not a kind of file that is taken here.',
  fileMinSize: '{file} is smaller than {limit}.',
  fileMaxSize: '{file} is larger than {limit}.',
  maxFiles: '{label} can have no more than {limit} files.',
  maxFile: '{label} can have only one file.',
  incomplete: '{label} is not complete.',
  custom: '{label} is not valid.',
};

/**
 * Says a broken rule in words. The author's own message (`params.message`) wins.
 *
 * @param words catalogue of another language; rules that it lacks are said in English
 */
export function wordIssue(
  issue: BrokenRule,
  label: string,
  words: Readonly<Record<string, string>> = ISSUE_WORDS,
): string {
  const message = issue.params?.message;
  if (typeof message === 'string' && message !== '') return inMessage(message, issue, label);
  const template = words[issue.rule] ?? ISSUE_WORDS[issue.rule] ?? '{label} is not valid.';
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'label' ? label : String(issue.params?.[name] ?? ''),
  );
}

const LIMIT_NAMES = /^(min|max|length|step|count|limit)$|^(min|max)(Length|Words|Count|Date|Year)$/;

/** Fills in what form.io's authors may write: `{{ field }}`, and the limit by its name: `{{ min }}`, `{{ length }}` … */
function inMessage(message: string, { params }: BrokenRule, label: string): string {
  return message.replace(/\{\{([^{}]*)\}\}/g, (_, written: string) => {
    const name = written.trim();
    if (name === 'field' || name === 'label') return label;
    return String((LIMIT_NAMES.test(name) ? params?.limit : params?.[name]) ?? '');
  });
}
