export { type EmailMessage, type EmailOptions, type EmailValues, renderEmail } from './render-email.ts';
export {
  type EmailError,
  type EmailErrors,
  type EmailField,
  type EmailTemplate,
  validateEmail,
} from './validate-email.ts';
