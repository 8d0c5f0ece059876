/**
 * Opens the device's share sheet with a picture. If there is no sheet that accepts files, or if the sheet fails, saves
 * the picture as a download. The picture is sent nowhere else.
 */
export async function sharePicture(picture: Blob, name: string): Promise<'shared' | 'saved' | 'dismissed'> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'saved';
}
