// Says what a row says about a file. The same in both languages: units and types are not translated.

/** "PDF" for "명단.pdf"; empty when the name has no extension. */
export function fileExtension(name: string): string {
  return /\.([\p{L}\p{N}]{1,8})$/u.exec(name)?.[1]?.toUpperCase() ?? "";
}

/** Bytes as people read them, thousands of 1,024: "812 B", "248 KB", "1.2 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return `${kilobytes} KB`;
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
