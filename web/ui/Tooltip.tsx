import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type SyntheticEvent,
  useEffect,
} from 'react';
import { TooltipBubble } from './TooltipBubble';
import { useTooltipDelay } from './useTooltipDelay';

/** Props of Tooltip; `text`: the tooltip's text; `children`: one element that passes props to its DOM element. */
export type TooltipProps = { text: string; children: ReactElement<HTMLAttributes<HTMLElement>> };

/**
 * On hover and on keyboard focus, shows a text for a control that has only an icon. The text is usually the control's
 * name. The child sets its own accessible name. A press, Escape or scrolling closes the tooltip. The pointer may move
 * onto the tooltip (WCAG 1.4.13).
 */
export function Tooltip({ text, children }: TooltipProps) {
  const { anchor, openSoon, open, close, closeSoon, stay } = useTooltipDelay();
  const own = children.props;
  useEffect(() => {
    if (!anchor) return undefined;
    // The event is not stopped, so that Escape also closes, for example, the dialog around the control.
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const onScroll = ({ target }: Event) => target instanceof Node && target.contains(anchor) && close();
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('scroll', onScroll, true);
    };
  }, [anchor, close]);

  return (
    <>
      {cloneElement(children, {
        onPointerEnter: both(own.onPointerEnter, (event: PointerEvent<HTMLElement>) => {
          if (event.pointerType !== 'touch') openSoon(event.currentTarget);
        }),
        onPointerLeave: both(own.onPointerLeave, closeSoon),
        onPointerDown: both(own.onPointerDown, close),
        onClick: both(own.onClick, close),
        // Keyboard focus opens the tooltip. Focus that returns after a press, for example when a dialog closes, does
        // not open it.
        onFocus: both(own.onFocus, (event: FocusEvent<HTMLElement>) => {
          if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget);
        }),
        onBlur: both(own.onBlur, close),
      })}
      {anchor && <TooltipBubble anchor={anchor} text={text} onReach={stay} onLeave={closeSoon} />}
    </>
  );
}

/** A handler that calls the child's own handler, then ours. */
function both<Event extends SyntheticEvent>(own: ((event: Event) => void) | undefined, ours: (event: Event) => void) {
  return (event: Event) => {
    own?.(event);
    ours(event);
  };
}
