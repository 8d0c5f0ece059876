import { useEffect } from 'react';
import styled from 'styled-components';
import { toastCard, toastDescription, toastSpot, toastTitle, toastWords } from './toastStyles';
import { OPEN_MS, type ToastState } from './useToastState';

/** A toast without anything to press, for when the code of the toasts cannot be fetched. */
export function PlainToast({ toast, onOpenChange }: { toast: ToastState; onOpenChange: (open: boolean) => void }) {
  const { open, title, description, tone = 'default' } = toast;
  useEffect(() => {
    const timer = setTimeout(() => onOpenChange(false), OPEN_MS);
    return () => clearTimeout(timer);
  }, [onOpenChange]);
  return (
    <Spot role={tone === 'destructive' ? 'alert' : 'status'}>
      {open && (
        <Card data-tone={tone}>
          <Words>
            <Title>{title}</Title>
            {description && <Description>{description}</Description>}
          </Words>
        </Card>
      )}
    </Spot>
  );
}

const Spot = styled.div`
  ${toastSpot}
`;
const Card = styled.div`
  ${toastCard}
`;
const Words = styled.div`
  ${toastWords}
`;
const Title = styled.p`
  ${toastTitle}
`;
const Description = styled.p`
  ${toastDescription}
`;
