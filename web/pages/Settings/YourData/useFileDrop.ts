import { type DragEvent, useState } from 'react';

/**
 * Lets the user drop files on an element. The element needs the returned `handlers`. `isOver` is true while the
 * user drags something over the element.
 */
export function useFileDrop(onDrop: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.files);
    },
  };
  return { isOver, handlers };
}
