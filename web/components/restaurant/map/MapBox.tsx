import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { mapHeight } from './mapHeight';

/**
 * Props of MapBox. `element`: the ref of the element in which the map is drawn; `drawn`: the map is complete;
 * `children`: the portals with the content of the pins.
 */
export type MapBoxProps = {
  element: RefObject<HTMLDivElement | null>;
  drawn: boolean;
  children: ReactNode;
};

/**
 * The box of a map. The box has the height `mapHeight`, unless other styles set --map-height. This file has its own
 * styles for MapLibre's parts, because MapLibre's style sheet contains images that our Content-Security-Policy blocks.
 */
export function MapBox({ element, drawn, children }: MapBoxProps) {
  return (
    <Box ref={element} data-drawn={drawn} aria-busy={!drawn}>
      {children}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  height: var(--map-height, ${mapHeight});
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: color-mix(in srgb, var(--ink) 7%, var(--surface));
  .frame {
    position: absolute;
    inset: 0;
    overflow: hidden;
    opacity: 0;
    transition: opacity var(--calm) var(--ease);
  }
  &[data-drawn='true'] .frame {
    opacity: 1;
  }
  .maplibregl-canvas {
    position: absolute;
    inset: 0 auto auto 0;
  }
  .maplibregl-canvas:focus-visible {
    outline: 2.5px solid var(--focus);
    outline-offset: -3px;
  }
  .maplibregl-canvas-container.maplibregl-interactive {
    cursor: grab;
  }
  :root.dark & .maplibregl-canvas {
    filter: brightness(0.78) contrast(1.1);
  }
  .maplibregl-marker {
    position: absolute;
    top: 0;
    left: 0;
    will-change: transform;
  }
  .pin svg {
    display: block;
    fill: var(--accent);
    stroke: var(--accent-ink);
  }
  .maplibregl-ctrl-bottom-right {
    position: absolute;
    right: 0;
    bottom: 0;
    max-width: 100%;
    padding: 1px 8px;
    border-radius: var(--radius-small) 0 0;
    background: color-mix(in srgb, var(--surface) 88%, transparent);
    font-size: 0.75rem;
  }
  .maplibregl-ctrl-bottom-right a {
    color: var(--ink);
  }
  .maplibregl-ctrl-attrib-button {
    display: none;
  }
  .maplibregl-ctrl-top-right {
    position: absolute;
    top: 10px;
    right: 10px;
  }
  .maplibregl-ctrl-group {
    display: grid;
    gap: 6px;
  }
  .maplibregl-ctrl-group button {
    width: 40px;
    height: 40px;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 50%;
    background: var(--surface);
    color: var(--ink);
    font-size: 1.375rem;
    line-height: 1;
  }
  .maplibregl-ctrl-zoom-in::after {
    content: '+';
  }
  .maplibregl-ctrl-zoom-out::after {
    content: '−';
  }
`;
