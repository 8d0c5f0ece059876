import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Returns a function that goes back in the browser's history, or to the search if the tab has no earlier page. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (window.history.length > 1) navigate(-1);
    else navigate('/search');
  }, [navigate]);
}
