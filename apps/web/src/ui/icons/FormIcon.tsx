import { Form20Regular } from '@fluentui/react-icons';
import { parseIcon } from './parse-icon.ts';

/**
 * Icon that a form's author chose. Shows the default icon if there is none or it is invalid. Only the path of the
 * stored SVG is used.
 */
export function FormIcon({ svg }: { readonly svg: string | undefined }) {
  const path = parseIcon(svg);
  return path === undefined ? <Form20Regular /> : <PathIcon path={path} />;
}

/**
 * Icon with the given SVG path.
 * @param path path data in a view box of 24 × 24
 */
export function PathIcon({ path }: { readonly path: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
