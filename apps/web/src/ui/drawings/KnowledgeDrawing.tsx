import { Drawing, ink, pen, sheetProps } from './Drawing.tsx';

/** Drawing of an open book. */
export function KnowledgeDrawing({ className }: { readonly className: string }) {
  return (
    <Drawing className={className}>
      <g {...sheetProps}>
        <path d="M80 28c-12-9-32-10-48-6v66c16-4 36-3 48 6z" />
        <path d="M80 28c12-9 32-10 48-6v66c-16-4-36-3-48 6z" />
      </g>
      <g {...ink}>
        <rect x="42" y="38" width="26" height="5" rx="2.5" />
        <rect x="42" y="50" width="20" height="5" rx="2.5" />
        <rect x="92" y="38" width="26" height="5" rx="2.5" />
        <rect x="92" y="50" width="16" height="5" rx="2.5" />
      </g>
      <path d="M92 72c5 3 9 2 13-2s8-5 13-2" {...pen} />
    </Drawing>
  );
}
