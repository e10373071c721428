// A program for machines (schema.org): a seminar is an event, the exam an event of education, a course a course with its dates.
import type { CourseInstance, Event, Offer, Thing } from "schema-dts";
import { programPath } from "#web/components/programs/program-paths.ts";
import type { Addresses } from "#web/components/structured-data/collect.ts";
import type { Program } from "./program.ts";

/** Who holds it; the name stands in the site's settings, which every page has. */
interface Organizer {
  readonly name: string;
}

const AVAILABILITY = {
  OPEN: "https://schema.org/InStock",
  FULL: "https://schema.org/SoldOut",
  COMING_SOON: "https://schema.org/PreOrder",
} as const;

const isOnline = (place: string): boolean => /온라인|online|zoom/i.test(place);

function offerOf(program: Program, url: string): Offer | null {
  const { state, fee, applyFrom } = program;
  if (state !== "OPEN" && state !== "FULL" && state !== "COMING_SOON") return null;
  return {
    "@type": "Offer",
    url,
    price: fee,
    priceCurrency: "KRW",
    availability: AVAILABILITY[state],
    ...(applyFrom === null ? {} : { validFrom: applyFrom }),
  };
}

/** What events and the dates of a course have in common. */
function occasionOf(program: Program, organizer: Organizer, address: Addresses) {
  const { startsAt, endsAt, location, speakers, state } = program;
  const url = address(programPath(program));
  const offer = offerOf(program, url);
  const place = location?.text ?? "";
  return {
    startDate: startsAt,
    endDate: endsAt,
    eventStatus:
      state === "CANCELLED"
        ? ("https://schema.org/EventCancelled" as const)
        : ("https://schema.org/EventScheduled" as const),
    eventAttendanceMode: isOnline(place)
      ? ("https://schema.org/OnlineEventAttendanceMode" as const)
      : ("https://schema.org/OfflineEventAttendanceMode" as const),
    ...(place === ""
      ? {}
      : {
          location: isOnline(place)
            ? { "@type": "VirtualLocation" as const, name: place, url }
            : { "@type": "Place" as const, name: place, address: place },
        }),
    ...(offer === null ? {} : { offers: offer }),
    ...(speakers.length === 0
      ? {}
      : { performer: speakers.map(({ name }) => ({ "@type": "Person" as const, name: name.text })) }),
    organizer: { "@type": "Organization" as const, name: organizer.name, url: address("/") },
  };
}

/** The program as a thing of schema.org. */
export function programThing(program: Program, organizer: Organizer, address: Addresses): Thing {
  const { kind, title, description, thumbnail } = program;
  const named = {
    name: title.text,
    ...(description === null ? {} : { description: description.text }),
    ...(thumbnail === null ? {} : { image: new URL(thumbnail.url, address("/")).href }),
    url: address(programPath(program)),
  };
  const occasion = occasionOf(program, organizer, address);
  if (kind === "SEMINAR") return { "@type": "Event", ...named, ...occasion } satisfies Event;
  if (kind === "KITEC") return { "@type": "EducationEvent", ...named, ...occasion };
  const { offers, ...instance } = occasion;
  return {
    "@type": "Course",
    ...named,
    description: description?.text ?? title.text,
    provider: occasion.organizer,
    ...(offers === undefined ? {} : { offers: { ...offers, category: program.fee === 0 ? "Free" : "Paid" } }),
    hasCourseInstance: {
      "@type": "CourseInstance",
      ...instance,
      courseMode: isOnline(program.location?.text ?? "") ? "Online" : "Onsite",
    } satisfies CourseInstance,
  };
}
