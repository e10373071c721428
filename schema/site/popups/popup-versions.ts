// A popup in versions (decision 93).
import { asContent } from "#schema/core/versions/content.ts";
import type { VersionedNoun } from "#schema/core/versions/versioned.ts";

export const popupVersions: VersionedNoun = {
  of: (popupId) => ({ popupId }),
  read: async (tx, id) => {
    const popup = await tx.popup.findUnique({ where: { id } });
    if (!popup) return null;
    const {
      createdById,
      updatedAt,
      id: _id,
      version: _version,
      createdAt: _at,
      deletedAt: _gone,
      ...content
    } = popup;
    return { content: asContent(content), createdById, updatedAt };
  },
};
