import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes back in the browser's history. If this page is the first page of its tab, goes to the search. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (window.history.length > 1) navigate(-1);
    else navigate('/search');
  }, [navigate]);
}
