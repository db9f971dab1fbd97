// Logical form -> Tideform's form definition, which is form.io's. A date-time is a text field here: the peers' pickers
// are not compared.
import { toFormio } from './to-formio.mjs';

const NEAREST = { datetime: 'textfield' };

/** Calculations in JavaScript, word for word form.io's: they run in the sandbox, in a worker. */
export function toTideform(form) {
  const { schema, data } = toFormio(form);
  return { schema: { ...schema, components: schema.components.map(adapt) }, data };
}

/** The same calculations as JSONLogic: no code, so no sandbox. */
export function toTideformLogic(form) {
  const { schema, data } = toTideform(form);
  const logic = new Map([...form.fields, ...(form.grid?.columns ?? [])].map((f) => [f.key, logicOf(f)]));
  const rewrite = (c) => ({ ...c, ...(c.calculateValue && { calculateValue: logic.get(c.key) }), ...(c.components && { components: c.components.map(rewrite) }) });
  return { schema: { ...schema, components: schema.components.map(rewrite) }, data };
}

function logicOf({ total, product }) {
  if (total) return { '+': total.map((k) => ({ var: [`data.${k}`, 0] })) };
  return product && { '*': product.map((k) => ({ var: [`row.${k}`, 0] })) };
}

function adapt(component) {
  const { type, components } = component;
  return { ...component, type: NEAREST[type] ?? type, ...(components && { components: components.map(adapt) }) };
}
