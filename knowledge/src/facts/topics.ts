import type { FactPack } from './pack.ts'
import { cellDivision } from './topics/cell-division.ts'
import { cellStructure } from './topics/cell-structure.ts'
import { coldWar } from './topics/cold-war.ts'
import { digestiveSystem } from './topics/digestive-system.ts'
import { dogs } from './topics/dogs.ts'
import { firstWorldWar } from './topics/first-world-war.ts'
import { footballWorldCup } from './topics/football-world-cup.ts'
import { forklifts } from './topics/forklifts.ts'
import { git } from './topics/git.ts'
import { manualHandling } from './topics/manual-handling.ts'
import { middleAges } from './topics/middle-ages.ts'
import { newtonsLaws } from './topics/newtons-laws.ts'
import { partsOfSpeech } from './topics/parts-of-speech.ts'
import { photosynthesis } from './topics/photosynthesis.ts'
import { punctuation } from './topics/punctuation.ts'
import { python } from './topics/python.ts'
import { statesOfMatter } from './topics/states-of-matter.ts'
import { timeManagement } from './topics/time-management.ts'
import { usConstitution } from './topics/us-constitution.ts'
import { waterCycle } from './topics/water-cycle.ts'
import { wine } from './topics/wine.ts'
import { workplaceHarassment } from './topics/workplace-harassment.ts'

/** Narrower than the packs: fewer facts, but enough for a quiz of ten about just that. */
export const TOPICS: readonly FactPack[] = [
  cellDivision,
  cellStructure,
  coldWar,
  digestiveSystem,
  dogs,
  firstWorldWar,
  footballWorldCup,
  forklifts,
  git,
  manualHandling,
  middleAges,
  newtonsLaws,
  partsOfSpeech,
  photosynthesis,
  punctuation,
  python,
  statesOfMatter,
  timeManagement,
  usConstitution,
  waterCycle,
  wine,
  workplaceHarassment,
]
