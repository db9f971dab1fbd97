import { useLocation, useNavigate } from 'react-router';
import { setEditModeParameter } from './useResponseView.ts';

/** Returns a function that changes the URL to edit or to show the submission, without a new history entry. */
export function useSetEditMode(): (isEditing: boolean) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (isEditing) => void navigate(pathname + setEditModeParameter(search, isEditing), { state, replace: true });
}
