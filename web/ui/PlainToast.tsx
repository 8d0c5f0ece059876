import { useEffect } from 'react';
import styled from 'styled-components';
import { toastAction, toastCard, toastDescription, toastSpot, toastTitle, toastWords } from './toastStyles';
import { OPEN_MS, type ToastState } from './useToastState';

/** A simple toast with only its texts and its action. It is used when the code of ToastArea cannot be loaded. */
export function PlainToast({ toast, onOpenChange }: { toast: ToastState; onOpenChange: (open: boolean) => void }) {
  const { open, title, description, tone = 'default', action } = toast;
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
          {action && (
            <Action
              type="button"
              onClick={() => {
                action.onPress();
                onOpenChange(false);
              }}
            >
              {action.label}
            </Action>
          )}
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
const Action = styled.button`
  ${toastAction}
`;
