import { ErrorList } from '../../kit/ErrorList.tsx';

interface RowErrorsProps {
  readonly id: string;
  /** Names of the validation rules that the row breaks, separated by spaces, from `getBrokenRulesOfRow`. */
  readonly broken: string;
}

/** Validation errors of one row. */
export function RowErrors({ id, broken }: RowErrorsProps) {
  if (broken === '') return null;
  return <ErrorList id={id} label="" issues={broken.split(' ').map((rule) => ({ rule }))} />;
}
