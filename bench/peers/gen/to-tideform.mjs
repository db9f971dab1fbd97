// Converts a logical form to a Tideform form definition, whose format is form.io's. A date-time becomes a text field,
// because date pickers aren't compared.
import { toFormio } from './to-formio.mjs';

const NEAREST = { datetime: 'textfield' };

/**
 * Returns a form whose calculations are the same JavaScript as in form.io; Tideform runs it in a sandbox in a worker.
 */
export function toTideform(form) {
  const { schema, data } = toFormio(form);
  return { schema: { ...schema, components: schema.components.map(adapt) }, data };
}

/** Returns the form with its calculations as JSONLogic, which needs no sandbox. */
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
