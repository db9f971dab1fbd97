// Logical form -> Tideform's form definition, which is form.io's. A date-time is a text field here: the peers' pickers
// are not compared. Calculated values are not run yet: they are plain disabled numbers.
import { toFormio } from './to-formio.mjs';

const NEAREST = { datetime: 'textfield' };

export function toTideform(form) {
  const { schema, data } = toFormio(form);
  return { schema: { ...schema, components: schema.components.map(adapt) }, data };
}

function adapt({ calculateValue, ...component }) {
  const { type, components } = component;
  return { ...component, type: NEAREST[type] ?? type, ...(components && { components: components.map(adapt) }) };
}
