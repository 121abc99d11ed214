import { mount } from '../mount';
import { Site } from '../Site';

mount(<Site />);
