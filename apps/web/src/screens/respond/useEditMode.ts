import { useLocation, useNavigate } from 'react-router';
import { withEditMode } from './useResponseView.ts';

/** Asks the address to edit this response's submission, or to show it; there is no way back from one to the other. */
export function useEditMode(): (isEditing: boolean) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (isEditing) => void navigate(pathname + withEditMode(search, isEditing), { state, replace: true });
}
