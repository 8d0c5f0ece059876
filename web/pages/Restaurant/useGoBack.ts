import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes back in the history; to the search when this page was the first one opened. */
export function useGoBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return useCallback(() => {
    if (key === 'default') navigate('/search');
    else navigate(-1);
  }, [key, navigate]);
}
