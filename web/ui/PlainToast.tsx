import { useEffect } from 'react';
import styled from 'styled-components';
import { toastAction, toastCard, toastDescription, toastSpot, toastTitle, toastWords } from './toastStyles';
import { OPEN_MS, type ToastState } from './useToastState';

/** Props of PlainToast. */
export type PlainToastProps = { toast: ToastState; onOpenChange: (id: number, open: boolean) => void };

/** A simple toast with only its texts and its action. It is used when the code of ToastArea cannot be loaded. */
export function PlainToast({ toast, onOpenChange }: PlainToastProps) {
  const { id, open, title, description, tone = 'default', action } = toast;
  useEffect(() => {
    const timer = setTimeout(() => onOpenChange(id, false), OPEN_MS);
    return () => clearTimeout(timer);
  }, [id, onOpenChange]);
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
                onOpenChange(id, false);
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
