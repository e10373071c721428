// A program for machines (schema.org): a seminar is an event, the exam an event of education, a course a course with its dates.

import type { CourseInstance, Event, Offer, Thing } from "schema-dts";
import { seoulTime } from "#schema/validation/core/seoul.ts";
import type { Addresses } from "#web/components/structured-data/collect.ts";
import { programPath } from "#web/paths.ts";
import type { Program } from "./program.ts";

/** Who holds it; the name is in the site's settings, which every page has. */
interface Organizer {
  readonly name: string;
}

const AVAILABILITY = {
  OPEN: "https://schema.org/InStock",
  FULL: "https://schema.org/SoldOut",
  COMING_SOON: "https://schema.org/PreOrder",
} as const;

const ONLINE = /온라인|화상|online|zoom/gi;
/** Words that are beside "online" without naming a place one could go to. */
const NO_PLACE = /실시간|동시|병행|강의|회의|생중계|live|and|only|meeting|lecture|via|[\p{P}\p{S}\s]/giu;

const MODES = {
  ONLINE: { event: "https://schema.org/OnlineEventAttendanceMode", course: "Online" },
  MIXED: { event: "https://schema.org/MixedEventAttendanceMode", course: "Blended" },
  ONSITE: { event: "https://schema.org/OfflineEventAttendanceMode", course: "Onsite" },
} as const;

/** How one takes part, as the words for the place say it: "Humanities Building, and online" is both. */
function modeOf(place: string): keyof typeof MODES {
  const elsewhere = place.replace(ONLINE, "");
  if (elsewhere === place) return "ONSITE";
  return elsewhere.replace(NO_PLACE, "") === "" ? "ONLINE" : "MIXED";
}

function locationOf(place: string, url: string) {
  if (place === "") return {};
  const mode = modeOf(place);
  const there = { "@type": "Place" as const, name: place, address: place };
  const online = { "@type": "VirtualLocation" as const, name: place, url };
  return { location: mode === "ONSITE" ? there : mode === "ONLINE" ? online : [there, online] };
}

function offerOf(program: Program, url: string): Offer | null {
  const { state, fee, applyFrom } = program;
  if (state !== "OPEN" && state !== "FULL" && state !== "COMING_SOON") return null;
  return {
    "@type": "Offer",
    url,
    price: fee,
    priceCurrency: "KRW",
    availability: AVAILABILITY[state],
    ...(applyFrom === null ? {} : { validFrom: seoulTime(new Date(applyFrom)) }),
  };
}

/** What events and the dates of a course have in common. */
function occasionOf(program: Program, organizer: Organizer, address: Addresses) {
  const { startsAt, endsAt, location, speakers, state } = program;
  const url = address(programPath(program));
  const offer = offerOf(program, url);
  const place = location?.text ?? "";
  return {
    startDate: seoulTime(new Date(startsAt)),
    endDate: seoulTime(new Date(endsAt)),
    eventStatus:
      state === "CANCELLED"
        ? ("https://schema.org/EventCancelled" as const)
        : ("https://schema.org/EventScheduled" as const),
    eventAttendanceMode: MODES[modeOf(place)].event,
    ...locationOf(place, url),
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
    // What it costs stays true when nobody can apply any more, and search engines ask for it.
    offers: {
      "@type": "Offer",
      price: program.fee,
      priceCurrency: "KRW",
      ...offers,
      category: program.fee === 0 ? "Free" : "Paid",
    },
    hasCourseInstance: {
      "@type": "CourseInstance",
      ...instance,
      courseMode: MODES[modeOf(program.location?.text ?? "")].course,
    } satisfies CourseInstance,
  };
}
