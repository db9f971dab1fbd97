/** What happens to a component whose code of a kind does not work. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  customConditional: 'Until it works the component is shown.',
  'conditional.json': 'Until it works the component is shown.',
  calculateValue: 'Until it works the answer is not calculated.',
  customDefaultValue: 'The field starts without this default.',
  'validate.custom': 'Until it works it refuses no answer.',
  'validate.json': 'Until it works it refuses no answer.',
};

/** English words of what is wrong with logic, for people who build forms. */
export const words = {
  title: 'Code problems',
  count: (count: number) => (count === 1 ? '1 code problem' : `${count} code problems`),
  hint: 'Found in the form, and while this preview was answered. Only builders see what is wrong.',
  written: 'Written by code',
  writtenBy: (label: string, place: string) => `${label} · ${place}`,
  open: 'Open settings',
  openFor: (label: string, place: string) => `Open settings: ${label}, ${place}`,
  leftOut: (kind: string) => LEFT_OUT[kind] ?? 'Until it works it is left out.',
  error: (message: string) => `This code stopped with an error: ${message}`,
  unreadable: (message: string) => `This code cannot be read: ${message}. The editor marks the place.`,
  notDefined: (name: string) => `This code uses ${name}, and nothing is called that.`,
  isAnswer: (name: string) => `The answer of the field is data.${name}.`,
  noValueYet: (name: string) =>
    `This code asks for “${name}” of something that has no value yet. Write ?. in place of the dot before it, or check first that there is an answer.`,
  missing: (names: string) =>
    `This code uses ${names}, which Tideform does not have. Write it with data, row, value, moment or _ instead.`,
  time: 'This code was stopped after 50 ms: it took too long. A loop may never end. It runs again when the form is opened anew.',
  memory: 'This code was stopped: it needed too much memory. It runs again when the form is opened anew.',
  cycle: (circle: string) =>
    `Logic goes round in a circle without coming to rest: ${circle}. One of them must not look at the others.`,
  unavailable: 'Code cannot be run here. The form works without it, and its fields stay as they are.',
  missingTarget: (target: string) =>
    `A condition looks at the field “${target}”, which the form does not have. It is left out.`,
  unknownOperator: (operator: string) =>
    `A condition compares with “${operator}”, which Tideform does not know. It is left out.`,
  conditionCircle: (circle: string) => `Conditions depend on each other in a circle: ${circle}.`,
  unusable: (problem: string) => `This JSONLogic rule cannot be used: ${problem}.`,
};
