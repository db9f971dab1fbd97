import { Form20Regular } from '@fluentui/react-icons';
import { readIcon } from './read-icon.ts';

/** The icon that a form's author chose, drawn by ourselves; the usual one for none and for what is no icon. */
export function FormIcon({ svg }: { readonly svg: string | undefined }) {
  const path = readIcon(svg);
  return path === undefined ? <Form20Regular /> : <PathIcon path={path} />;
}

/** @param path in a view box of 24 × 24 */
export function PathIcon({ path }: { readonly path: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
