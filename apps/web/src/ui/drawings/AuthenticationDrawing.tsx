import { Drawing, ink, pen, sheetProps } from './Drawing.tsx';

/** Drawing of a badge with a face, and a key. */
export function AuthenticationDrawing({ className }: { readonly className: string }) {
  return (
    <Drawing className={className}>
      <g {...sheetProps}>
        <rect x="34" y="14" width="64" height="84" rx="8" />
        <circle cx="66" cy="44" r="13" />
      </g>
      <g {...ink}>
        <rect x="58" y="6" width="16" height="14" rx="4" />
        <rect x="48" y="68" width="36" height="6" rx="3" />
        <rect x="54" y="80" width="24" height="5" rx="2.5" />
      </g>
      <g {...pen}>
        <circle cx="104" cy="62" r="11" />
        <path d="M112 70l18 18m-7 0l6-6" />
      </g>
    </Drawing>
  );
}
